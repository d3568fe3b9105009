module "alarm_topic" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/networking/sns-topics?ref=v2.11.1"

  name = "cloudwatch-alarms"
}
