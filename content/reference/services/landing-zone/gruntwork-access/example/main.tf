module "gruntwork_access" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/landingzone/gruntwork-access?ref=v2.11.1"

  grant_security_account_access = false
  security_account_id           = "123456789012"
  managed_policy_name           = "ReadOnlyAccess"
}
