module "k8s_service" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/services/k8s-service?ref=v2.11.1"

  application_name = "frontend"
  namespace        = "applications"

  container_image = {
    repository  = "123456789012.dkr.ecr.us-east-1.amazonaws.com/frontend"
    tag         = "2.7.0"
    pull_policy = "IfNotPresent"
  }
  container_port         = 8080
  desired_number_of_pods = 2
}
