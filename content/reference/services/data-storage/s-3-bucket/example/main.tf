module "bucket" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/data-stores/s3-bucket?ref=v2.11.1"

  primary_bucket = "acme-stage-app-data"
}
